/** One right area of the specification §6 and the permissions that give its variants. */
export interface SpecificationVariants {
  /** As the specification names it. */
  readonly area: string
  readonly held: readonly string[]
}

function variants(prefix: string, endings: string): string[] {
  return endings.split(' ').map((ending) => `${prefix}_${ending}`)
}

const write = 'CREAR EDITAR ELIMINAR'
const readAndWrite = `VER ${write}`

/** The right areas of the specification §6, in its order; a code table is read with its menu permission. */
export const specificationVariants: readonly SpecificationVariants[] = [
  { area: 'permissions', held: ['MENU_PERMISOS', 'PERMISOS_VER', 'PERMISOS_EDITAR'] },
  { area: 'roles', held: variants('ROLES', `${readAndWrite} ASIGNAR_PERMISOS`) },
  { area: 'users', held: variants('USUARIOS', `${readAndWrite} ASIGNAR_PERMISOS ASIGNAR_ROLES`) },
  { area: 'skills', held: variants('SKILLS', 'ASIGNAR_USUARIO QUITAR_ASIGNACION') },
  { area: 'projects', held: ['MENU_PROYECTOS', ...variants('PROYECTOS', write)] },
  { area: 'tickets', held: variants('TICKETS', 'VER CREAR EDITAR CANCELAR GESTIONAR ASIGNAR_MASIVO') },
  { area: 'reports', held: variants('REPORTES', 'TODOS MIS_USUARIOS MIS_PROYECTOS') },
  { area: 'absence requests', held: variants('SOLICITUDES_AUSENCIA', 'VER CAMBIAR_ESTADO') },
  { area: 'assign coordinator to employees', held: ['ASIGNAR_COORDINADOR_EMPLEADOS'] },
  { area: 'breaks', held: ['MENU_TIPOLOGIA_PAUSAS', ...variants('PAUSAS', write)] },
  { area: 'dashboard', held: ['VER_DASHBOARD'] },
  { area: 'business-intelligence report', held: variants('POWERBI', 'CREAR VER') },
  { area: 'accesses', held: ['MENU_ACCESOS', 'ACCESOS_VER'] },
  { area: 'online users', held: ['MENU_AGENTES_EN_LINEA', 'USUARIOS_EN_LINEA_GESTIONAR'] },
  { area: 'labels', held: ['MENU_ETIQUETAS', ...variants('ETIQUETAS', write)] },
  { area: 'loads', held: variants('CARGUE', `${readAndWrite} EXPORTAR GUARDAR_RESULTADOS CREAR_FORMATO`) },
  { area: 'priorities', held: ['MENU_PRIORIDADES', ...variants('PRIORIDADES', write)] },
  { area: 'management fields', held: variants('CAMPOS_GESTION', readAndWrite) },
  { area: 'workflow', held: ['MENU_WORKFLOW', ...variants('WORKFLOW', write)] },
  { area: 'automation', held: variants('AUTOMATIZACION', `${write} ESTADOS`) },
  { area: 'segmentation', held: variants('SEGMENTACION', 'CREAR FILTRAR GENERAR ACTIVAR PROCESAR_FILTROS') },
  {
    area: 'service codes and exploitation',
    held: ['CODIGOS_SERVICIO_GESTIONAR', 'CODIGOS_EXPLOTACION_GESTIONAR'],
  },
  { area: 'request vacation', held: ['SOLICITAR_VACACIONES'] },
  { area: 'absences', held: ['AUSENCIAS'] },
  { area: 'manage absences', held: ['GESTIONAR_AUSENCIAS'] },
  { area: 'incidents', held: variants('INCIDENCIAS', 'VER GESTIONAR') },
  { area: 'employee portal', held: ['PORTAL_EMPLEADO'] },
  { area: 'payroll', held: ['RETENCIONES_VER', 'NOMINAS_PUBLICAR'] },
  { area: 'model 145 and admin', held: ['MODELO_145', 'MODELO_145_ADMON'] },
  { area: 'employee evaluation', held: ['EVALUACION_EMPLEADOS', 'INFO_EVALUACION_PERSONAL'] },
  { area: 'personal evaluation', held: ['EVALUACION_PERSONAL'] },
  { area: 'certificates list-all', held: ['CERTIFICADOS_LISTAR_TODOS'] },
  { area: 'create time-clock entry', held: ['FICHAJE_CREAR'] },
  { area: 'IT-cost accesses', held: ['MENU_ACCESOS_COSTOS_IT'] },
  { area: 'lists', held: ['LISTAS_GESTIONAR', 'MENU_LISTAS_DESCARGAR'] },
  { area: 'absence types', held: ['MENU_TIPOLOGIA_AUSENCIAS', ...variants('TIPOLOGIA_AUSENCIAS', write)] },
  {
    area: 'employee groups',
    held: variants('GRUPO_EMPLEADOS', `${readAndWrite} ASIGNAR_EMPLEADOS QUITAR_ASOCIACION`),
  },
  { area: 'countries', held: ['MENU_PAISES', ...variants('PAISES', write)] },
  { area: 'blacklist', held: ['MENU_LISTA_NEGRA', ...variants('LISTA_NEGRA', 'CREAR ELIMINAR')] },
  { area: 'notifications view', held: ['NOTIFICACIONES_VER'] },
  { area: 'notification exclusions', held: ['NOTIFICACIONES_EXCLUSIONES'] },
  { area: 'policy documents', held: ['MENU_DOCUMENTOS_POLITICA', 'DOCUMENTOS_POLITICA_ADMON'] },
  { area: 'general and time-clock reports', held: ['REPORTES_GENERALES_VER', 'REPORTES_FICHAJE_VER'] },
  { area: 'analytic codes', held: variants('CODIGO_ANALITICO', readAndWrite) },
  { area: 'analytics group', held: ['GRUPO_ANALITICA'] },
  { area: 'data analytics', held: ['ANALITICA_DATOS'] },
  { area: 'apps', held: ['MENU_APPS', 'APPS_GESTIONAR'] },
  {
    area: 'operations vacation: request',
    held: variants('SOLICITAR_VACACIONES_OP', 'VER CREAR ELIMINAR EXPORTAR'),
  },
  {
    area: 'operations vacation: manage',
    held: variants('GESTIONAR_VACACIONES_OP', 'VER APROBAR RECHAZAR EXPORTAR'),
  },
  { area: 'sub-campaigns', held: variants('SUBCAMPANAS', readAndWrite) },
  { area: 'time-clock by skill report', held: ['REPORTES_FICHAJE_SKILLS_VER'] },
]
