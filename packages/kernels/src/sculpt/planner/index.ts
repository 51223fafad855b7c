export { briefPlanner, describePlanTask, familiesOf } from './briefing.ts';
export { type ReadPlanOptions, readPlan } from './read-plan.ts';
export { type JsonSchema, planSchema } from './schema.ts';
