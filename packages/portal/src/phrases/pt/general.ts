import type { general as es } from '../es/general.ts'

export const general = {
  actions: {
    cancel: 'Cancelar',
    clearFilters: 'Limpar os filtros',
    destroy: 'Eliminar',
    edit: 'Editar',
    retry: 'Tentar novamente',
    save: 'Guardar',
    search: 'Procurar',
  },
  list: {
    all: 'Todos',
    clearSearch: 'Experimente outras palavras ou limpe os filtros.',
    table: 'Tabela: {{name}}',
    noneMatch: 'Nada corresponde à pesquisa',
    stale: 'Não foi possível atualizar: são mostrados os últimos dados recebidos.',
  },
  failure: {
    title: 'Não foi possível carregar',
    noPermission: 'Não tem permissão para ver isto',
    missing: 'Falta a permissão {{permissions}}.',
  },
  confirm: {
    title: 'Eliminar «{{name}}»?',
    text: 'Esta ação não pode ser anulada.',
  },
  done: {
    downloaded: 'Ficheiro transferido: {{name}}',
    saved: 'Guardado',
    destroyed: 'Eliminado',
  },
  loadStates: {
    created: 'Criado',
    queued: 'Em fila',
    processing: 'A processar',
    pausing: 'A pausar',
    paused: 'Em pausa',
    completed: 'Concluído',
    completed_with_errors: 'Concluído com erros',
    failed: 'Falhado',
  },
  yes: 'Sim',
  no: 'Não',
  none: '—',
} satisfies typeof es
