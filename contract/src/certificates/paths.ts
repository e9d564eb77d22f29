/** The address of a certificate, which its QR code holds, and of the field for its code: by themselves, since what visitors load first knows them. */
export const certificatePaths = {
  check: '/certificates',
  certificate: '/certificates/:code',
} as const;
