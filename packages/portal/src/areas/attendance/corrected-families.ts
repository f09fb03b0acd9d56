/** The query families that a correction in force invalidates besides its own. */
export const correctedFamilies = ['workdays', 'clockEntries', 'clock', 'agentState'] as const
