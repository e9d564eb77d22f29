export { type HiringCompany, type InstallationFigures, sitePorts } from './ports.ts';
