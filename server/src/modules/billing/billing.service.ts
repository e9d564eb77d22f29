export { requirePlaceInPlan } from './limits.ts';
export { billingPorts, type Span } from './ports.ts';
