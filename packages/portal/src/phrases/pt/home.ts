import type { home as es } from '../es/home.ts'

export const home = {
  greeting: {
    morning: 'Bom dia, {{name}}',
    afternoon: 'Boa tarde, {{name}}',
    evening: 'Boa noite, {{name}}',
  },
  applications: { title: 'Aplicações', inTab: 'Abrir num separador' },
  links: {
    text: 'Páginas úteis fora do portal. Cada uma abre-se num novo separador.',
    create: 'Nova ligação',
    edit: 'Editar a ligação «{{name}}»',
    createTitle: 'Nova ligação',
    none: 'Ainda não há ligações',
    noneText: 'Aqui aparecerão as páginas úteis para todo o pessoal.',
    activate: 'Ativar',
    deactivate: 'Desativar',
    activated: 'Ligação ativada',
    deactivated: 'Ligação desativada',
    state: 'Estado',
    active: 'Ativa',
    inactive: 'Inativa',
    deleted: 'Eliminadas',
    name: 'Nome',
    translations: 'Nome noutros idiomas',
    url: 'Endereço',
    urlHelp:
      'Só https, sem utilizador nem palavra-passe, e num site autorizado pela administração do portal. Abre-se no navegador de cada pessoa.',
    category: 'Tema',
    description: 'Descrição',
    updatedAt: 'Alterada',
    categories: {
      company: 'Empresa',
      tools: 'Ferramentas',
      training: 'Formação',
      law: 'Legislação',
      benefits: 'Benefícios',
      other: 'Outros',
    },
  },
} satisfies typeof es
