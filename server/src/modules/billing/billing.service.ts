export { isBeyondPlan, limitsFor, requirePlaceInPlan, requirePlaceToMove } from './limits.ts';
export { billingPorts, type Span } from './ports.ts';
