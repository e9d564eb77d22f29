import { registrationSchemas } from '@prova/contract/recruiters/recruiter-registration';

export const schemas = registrationSchemas(new Date().getFullYear());
