/** The routes of projects, skills, sub-campaigns, codes and automations (spec §2). */
export const projectsRoutes = {
  area: 'projects',
  routes: [
    { path: '/listProyectos', anyOf: ['MENU_PROYECTOS'], layout: 'main' },
    { path: '/subcampana-skill', anyOf: ['MENU_SUBCAMPANAS'], layout: 'main' },
    { path: '/gestionproyectos/asignacionProyectos', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/codigoAnalitico', anyOf: ['MENU_CREAR_CODIGOS_SERVICIO'], layout: 'main' },
    // @NOTE: the specification §2 writes a trailing slash; both forms match.
    { path: '/proyecto', anyOf: ['PROYECTOS_VER_REGISTROS'], layout: 'main' },
    { path: '/proyecto/automation/:skillId', anyOf: ['PROYECTOS_VER_REGISTROS'], layout: 'main' },
    { path: '/editorProyecto', anyOf: ['PROYECTOS_EDITAR_REGISTRO'], layout: 'main' },
    { path: '/detalle_campanya/:id', anyOf: ['VER_DASHBOARD'], layout: 'main' },
  ],
} as const
