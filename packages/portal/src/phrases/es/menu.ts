/** The parts of the menu, and the title of every screen. */
export const menu = {
  groups: {
    home: 'Inicio',
    loads: 'Preparación de listas',
    controlPanel: 'Panel de control',
  },
  screens: {
    dashboard: 'Panel de inicio',
    export: 'Exportar cargue',
    fields: 'Campos de gestión',
    loads: 'Procesar cargue',
    login: 'Iniciar sesión',
    notAuthorized: 'Sin permiso',
    notFound: 'Página no encontrada',
    recordsFile: 'Carga de registros',
    serverError: 'Error del servidor',
    templateEditor: 'Diseñar formato',
    templates: 'Formatos de cargue',
    tokenLogin: 'Acceso con enlace',
  },
}
