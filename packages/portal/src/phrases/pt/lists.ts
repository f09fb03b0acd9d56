import type { lists as es } from '../es/lists.ts'

export const lists = {
  names: {
    screen: 'Listas',
    log: 'Listas',
  },
  list: {
    text: 'Tudo o que se carrega, filtra ou exclui, e onde se usa.',
    none: 'Não há listas',
    noneText: 'Carregue um ficheiro ou crie um filtro.',
    name: 'Nome',
    kind: 'Tipo',
    kinds: {
      load: 'Carregamento',
      filter: 'Filtro',
      segment: 'Segmento',
      activation: 'Ativação',
      blacklist: 'Lista negra',
      external: 'Lista externa',
    },
    format: 'Formato',
    size: 'Linhas',
    version: 'Versão',
    owner: 'De quem',
    computedAt: 'Última vez',
    usedBy: 'Onde se usa',
    uses: {
      filters: 'Filtros: {{count}}',
      segments: 'Segmentos: {{count}}',
      activations: 'Ativações: {{count}}',
      loads: 'Carregamentos: {{count}}',
      downloads: 'Descargas: {{count}}',
    },
    summary: 'Resumo',
    all: 'Todos',
  },
} satisfies typeof es
