import type { general as es } from '../es/general.ts'

export const general = {
  product: 'Portal',
  actions: {
    accept: 'Aceitar',
    back: 'Voltar',
    cancel: 'Cancelar',
    clearFilters: 'Limpar os filtros',
    close: 'Fechar',
    create: 'Criar',
    destroy: 'Eliminar',
    download: 'Transferir',
    edit: 'Editar',
    refresh: 'Atualizar',
    retry: 'Tentar novamente',
    save: 'Guardar',
    search: 'Procurar',
  },
  list: {
    all: 'Todos',
    clearSearch: 'Experimente outras palavras ou limpe os filtros.',
    noneMatch: 'Nada corresponde à pesquisa',
    noneYet: 'Ainda não há nada aqui',
    rows: '{{shown}} de {{total}}',
    stale: 'Não foi possível atualizar: são mostrados os últimos dados recebidos.',
  },
  failure: {
    title: 'Não foi possível carregar',
    unexpected: 'Ocorreu um erro',
    noPermission: 'Não tem permissão para ver isto',
    missing: 'Falta a permissão {{permissions}}.',
    requestId: 'Referência para o suporte: {{id}}',
    fieldsToMend: 'Verifique os campos assinalados.',
  },
  confirm: {
    title: 'Eliminar «{{name}}»?',
    text: 'Esta ação não pode ser anulada.',
  },
  done: {
    saved: 'Guardado',
    destroyed: 'Eliminado',
  },
  yes: 'Sim',
  no: 'Não',
  none: '—',
} satisfies typeof es
