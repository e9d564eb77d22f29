import { registrationSchemas } from '@prova/contract/recruiter-registration';

export const schemas = registrationSchemas(new Date().getFullYear());
