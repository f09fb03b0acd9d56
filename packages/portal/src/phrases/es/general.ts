/** Words that every screen uses. */
export const general = {
  actions: {
    cancel: 'Cancelar',
    clearFilters: 'Quitar los filtros',
    destroy: 'Eliminar',
    edit: 'Editar',
    retry: 'Reintentar',
    save: 'Guardar',
    search: 'Buscar',
  },
  list: {
    all: 'Todos',
    clearSearch: 'Pruebe con otras palabras o quite los filtros.',
    table: 'Tabla: {{name}}',
    noneMatch: 'Nada coincide con la búsqueda',
    stale: 'No se ha podido actualizar: se muestran los últimos datos recibidos.',
  },
  failure: {
    title: 'No se ha podido cargar',
    noPermission: 'No tiene permiso para ver esto',
    missing: 'Falta el permiso {{permissions}}.',
  },
  confirm: {
    title: '¿Eliminar «{{name}}»?',
    text: 'Esta acción no se puede deshacer.',
  },
  done: {
    downloaded: 'Archivo descargado: {{name}}',
    saved: 'Guardado',
    destroyed: 'Eliminado',
  },
  loadStates: {
    created: 'Creado',
    queued: 'En cola',
    processing: 'Procesando',
    pausing: 'Pausando',
    paused: 'En pausa',
    completed: 'Completado',
    completed_with_errors: 'Completado con errores',
    failed: 'Fallido',
  },
  yes: 'Sí',
  no: 'No',
  none: '—',
}
