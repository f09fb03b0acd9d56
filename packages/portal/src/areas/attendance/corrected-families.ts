/** What a correction in force changes besides its own family. */
export const correctedFamilies = ['workdays', 'clockEntries', 'clock', 'agentState'] as const
