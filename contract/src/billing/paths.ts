/** Addresses of the pages of billing, as patterns; `to` of paths.ts fills them. */
export const billingPaths = {
  talentBilling: '/admin/potential/billing',
  recruiterBilling: '/admin/recruiter/billing',
  /** Where whoever pays comes back to, and where the sandbox asks what becomes of a payment. */
  talentCheckout: '/admin/potential/billing/checkouts/:id',
  recruiterCheckout: '/admin/recruiter/billing/checkouts/:id',
} as const;
