/** Addresses of the pages of billing, as patterns; `to` of paths.ts fills them. */
export const billingPaths = {
  talentBilling: '/admin/potential/billing',
  recruiterBilling: '/admin/recruiter/billing',
  /** The order of a plan: `?plan=` and `?period=` name it. */
  talentOrder: '/admin/potential/billing/order',
  recruiterOrder: '/admin/recruiter/billing/order',
  /** Where whoever pays comes back to, and where the sandbox asks what becomes of a payment. */
  talentCheckout: '/admin/potential/billing/checkouts/:id',
  recruiterCheckout: '/admin/recruiter/billing/checkouts/:id',
  /** Of the sandbox: where a renewal that is owed is paid. */
  talentRenewal: '/admin/potential/billing/renewal',
  recruiterRenewal: '/admin/recruiter/billing/renewal',
  /** Where another card is given, and what became of that. */
  talentCard: '/admin/potential/billing/cards/:id',
  recruiterCard: '/admin/recruiter/billing/cards/:id',
} as const;
