/** The frame, and the pages outside of any area. */
export const shell = {
  brand: {
    name: 'Contacta Atlántico',
    tagline: 'Portal de gestión del centro de contacto',
    promise: 'Personas, proyectos y listas en un solo lugar.',
    points: {
      loads: 'Suba listas y siga cada fila hasta el final',
      people: 'Vea quién está en línea y qué necesita',
      languages: 'En cinco idiomas, con su zona horaria',
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
    dark: 'Oscuro',
    'semi-dark': 'Semioscuro',
    system: 'Según el sistema',
  },
  density: { label: 'Densidad', comfortable: 'Cómoda', compact: 'Compacta' },
  breadcrumb: { home: 'Inicio' },
  loading: 'Cargando…',
  // Specification §2 and §8 define these texts.
  keepAlive: {
    title: '¿Sigues conectado?',
    text: 'Si presionas ACEPTAR la sesión se mantendrá activa; si presionas CANCELAR finalizará automáticamente.',
    accept: 'Aceptar',
    cancel: 'Cancelar',
    fixed:
      'La sesión está a punto de llegar a su duración máxima y no se puede ampliar: guarde su trabajo y vuelva a iniciar sesión.',
  },
  sessionEnded: 'Tu sesión ha finalizado. Inicia sesión nuevamente para continuar',
  screenFailure: {
    title: 'No se ha podido mostrar la pantalla',
    chunk:
      'No se han podido descargar sus archivos. Puede que haya una versión nueva del portal o que falle la conexión.',
    timeout: 'La pantalla ha tardado demasiado en cargar.',
    offline: 'No hay conexión con el portal.',
    other: 'Ha ocurrido un error inesperado en esta pantalla. El resto del portal sigue funcionando.',
  },
}
