export { addPackages, listCarriers, trackPackage } from './actions.ts';
export { distribute } from './model.ts';
