/** Runs of anonymisation in the log. */
export const anonymisationRuns = {
  names: {
    log: 'Ejecuciones de anonimización',
  },
}
