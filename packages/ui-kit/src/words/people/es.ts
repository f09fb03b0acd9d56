const many = (count: number, one: string, other: string): string => (count === 1 ? one : other)

/** Texts about people and their messages: organisation charts, notifications, conversations. */
export const es = {
  org: {
    chart: 'Organigrama',
    list: 'Lista',
    search: 'Buscar personas',
    next: 'Siguiente coincidencia',
    previous: 'Coincidencia anterior',
    match: (at: string, count: string) => `${at} de ${count}`,
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Ver todo',
    zoom: (share: string) => `Tamaño: ${share}`,
    up: 'Mover hacia arriba',
    down: 'Mover hacia abajo',
    start: 'Mover hacia la izquierda',
    end: 'Mover hacia la derecha',
    reports: (count: string) => many(Number(count), '1 persona a su cargo', `${count} personas a su cargo`),
    keys: 'Flechas: de persona en persona. Espacio: desplegar o contraer. Intro: abrir. Más, menos y cero: tamaño.',
  },
  notifications: {
    title: 'Notificaciones',
    open: (count: number) =>
      count === 0 ? 'Notificaciones' : `Notificaciones, ${many(count, '1 sin leer', `${count} sin leer`)}`,
    unread: 'Sin leer',
    all: 'Todas',
    filter: 'Tipo de notificación',
    markRead: (title: string) => `Marcar como leída: ${title}`,
    markAllRead: 'Marcar todas como leídas',
    seeAll: 'Ver todas',
    arrived: (count: number, title: string) =>
      count === 1 ? `Notificación nueva: ${title}` : `${count} notificaciones nuevas`,
    none: 'No hay notificaciones',
    noneText: 'Cuando llegue alguna, aparecerá aquí.',
    noneOfKind: 'Ninguna de este tipo',
  },
  day: { today: 'Hoy', yesterday: 'Ayer' },
  chat: {
    history: (name: string) => `Conversación con ${name}`,
    write: 'Escriba un mensaje',
    help: 'Intro envía el mensaje. Mayús e Intro añade una línea.',
    send: 'Enviar',
    you: 'Usted',
    sending: 'Enviando…',
    sent: 'Enviado',
    read: 'Leído',
    failed: 'No se ha enviado',
    retry: 'Volver a enviar',
    typing: (names: string) => `Escribiendo: ${names}…`,
    unread: 'Mensajes nuevos',
    newMessages: (count: number) => many(count, '1 mensaje nuevo', `${count} mensajes nuevos`),
    toEnd: 'Ir al último mensaje',
    loadOlder: 'Ver mensajes anteriores',
    none: 'Todavía no hay mensajes. Escriba el primero.',
    presence: { online: 'En línea', away: 'Ausente', busy: 'Ocupado', offline: 'Desconectado' },
  },
  pdf: {
    download: 'Descargar PDF',
    open: 'Abrir en una pestaña nueva',
    noPreview: 'Este dispositivo no muestra documentos PDF dentro de la página.',
  },
}

/** These texts, in any language. */
export type PeopleWords = typeof es
