/** The address of a certificate, which its QR code holds: by itself, since what visitors load first knows it. */
export const certificatePaths = {
  certificate: '/certificates/:code',
} as const;
