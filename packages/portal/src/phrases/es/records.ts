/** Records served to agents, in the log. */
export const records = {
  names: {
    log: 'Registros servidos',
    acts: { next: 'servicio', finish: 'resultado', release: 'devolución' },
  },
}
