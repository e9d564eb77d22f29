-- Offers that were declined or ran out wait for the company to decide: few rows, counted on every home.
create index applications_after_offer on applications (company_id, job_id)
  where active and status in ('offer_declined', 'offer_expired');
