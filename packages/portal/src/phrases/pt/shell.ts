import type { shell as es } from '../es/shell.ts'

export const shell = {
  brand: {
    name: 'Contacta Atlántico',
    tagline: 'Portal de gestão do centro de contacto',
    promise: 'Pessoas, projetos e listas num só lugar.',
    points: {
      loads: 'Carregue listas e acompanhe cada linha até ao fim',
      people: 'Veja quem está online e do que precisa',
      languages: 'Em cinco idiomas, no seu fuso horário',
    },
  },
  language: {
    menu: 'Idioma',
    es: 'Español',
    en: 'English',
    de: 'Deutsch',
    fr: 'Français',
    pt: 'Português',
  },
  theme: {
    menu: 'Tema',
    light: 'Claro',
    dark: 'Escuro',
    'semi-dark': 'Semiescuro',
    system: 'Igual ao sistema',
  },
  density: { label: 'Densidade', comfortable: 'Confortável', compact: 'Compacta' },
  breadcrumb: { home: 'Início' },
  loading: 'A carregar…',
  keepAlive: {
    title: 'Ainda está aí?',
    text: 'Se premir ACEITAR, a sessão mantém-se ativa; se premir CANCELAR, terminará automaticamente.',
    accept: 'Aceitar',
    cancel: 'Cancelar',
    fixed:
      'A sessão está prestes a atingir a duração máxima e não pode ser prolongada: guarde o seu trabalho e inicie sessão novamente.',
  },
  sessionEnded: 'A sua sessão terminou. Inicie sessão novamente para continuar',
  screenFailure: {
    title: 'Não foi possível mostrar o ecrã',
    chunk:
      'Não foi possível carregar os ficheiros deste ecrã. Talvez haja uma nova versão do portal ou a ligação esteja a falhar.',
    timeout: 'O ecrã demorou demasiado a carregar.',
    offline: 'Não é possível contactar o portal.',
    other: 'Ocorreu um erro inesperado neste ecrã. O resto do portal continua a funcionar.',
  },
} satisfies typeof es
