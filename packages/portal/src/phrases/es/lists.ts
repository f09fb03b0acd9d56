/** All lists of every kind. */
export const lists = {
  names: {
    screen: 'Listas',
    log: 'Listas',
  },
  list: {
    text: 'Todo lo que se carga, se filtra o se excluye, y dónde se usa.',
    none: 'No hay listas',
    noneText: 'Suba un archivo o cree un filtro.',
    name: 'Nombre',
    kind: 'Tipo',
    kinds: {
      load: 'Carga',
      filter: 'Filtro',
      segment: 'Segmento',
      activation: 'Activación',
      blacklist: 'Lista negra',
      external: 'Lista externa',
    },
    format: 'Formato',
    size: 'Filas',
    version: 'Versión',
    owner: 'De quién',
    computedAt: 'Última vez',
    usedBy: 'Dónde se usa',
    uses: {
      filters: 'Filtros: {{count}}',
      segments: 'Segmentos: {{count}}',
      activations: 'Activaciones: {{count}}',
      loads: 'Cargas: {{count}}',
      downloads: 'Descargas: {{count}}',
    },
    summary: 'Resumen',
    all: 'Todos',
  },
}
