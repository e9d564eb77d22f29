export { PropertyRow as ProfileRow } from '../../../ui/property-row.tsx';
