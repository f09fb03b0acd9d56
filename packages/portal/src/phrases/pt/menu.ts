import type { menu as es } from '../es/menu.ts'

export const menu = {
  groups: {
    home: 'Início',
    loads: 'Preparação de listas',
    controlPanel: 'Painel de controlo',
  },
  screens: {
    dashboard: 'Painel inicial',
    export: 'Exportar carregamento',
    fields: 'Campos de gestão',
    loads: 'Processar carregamentos',
    login: 'Iniciar sessão',
    notAuthorized: 'Sem permissão',
    notFound: 'Página não encontrada',
    recordsFile: 'Carga de registos',
    serverError: 'Erro do servidor',
    templateEditor: 'Desenhar formato',
    templates: 'Formatos de carregamento',
    tokenLogin: 'Acesso com ligação',
  },
} satisfies typeof es
