/** The query families that a decision on an incident invalidates besides its own. */
export const lookedAtFamilies = ['workdays', 'team', 'workingHours', 'inbox', 'dashboard'] as const
