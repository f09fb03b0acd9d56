/** What a decision on an incident of a day changes besides its own family. */
export const lookedAtFamilies = ['workdays', 'team', 'workingHours', 'inbox', 'dashboard'] as const
