import { permissionByName, type PermissionName } from '@portal/permissions'

/** What everybody who works there may do for themselves. */
const everybody = [
  'VER_DASHBOARD',
  'MENU_PERFIL',
  'MENU_ACCESOS',
  'FICHAJE_CREAR',
  'AUSENCIAS',
  'SOLICITAR_VACACIONES',
  'MODELO_145',
  'RETENCIONES_VER',
  'PORTAL_EMPLEADO',
  'EVALUACION_PERSONAL',
  'NOTIFICACIONES_VER',
  'MENU_DOCUMENTOS_POLITICA',
  'MENU_LINKS_DE_INTERES',
] as const satisfies readonly PermissionName[]

type Post = { jobTitle: string; jobLevel: string; department: string }
export type DemoRole = {
  name: string
  description: string
  people: number
  post: Post
  allPermissions?: boolean
  permissions: readonly PermissionName[]
}

/** The roles of the company, what they may do beyond `everybody`, and how many of its 300 people hold each. */
export const roles = [
  {
    name: 'Administrador',
    description: 'Administra el portal: personas, roles y configuración',
    people: 2,
    allPermissions: true,
    post: { jobTitle: 'Administración de sistemas', jobLevel: 'N4', department: 'SIS' },
    permissions: [],
  },
  {
    name: 'Coordinador',
    description: 'Dirige a su equipo: aprueba, corrige fichajes y reparte tickets',
    people: 14,
    post: { jobTitle: 'Coordinación', jobLevel: 'N7', department: 'OPE' },
    permissions: [
      'MENU_ASIGNADOS',
      'EVALUACION_EMPLEADOS',
      'GESTIONAR_AUSENCIAS',
      'SOLICITUDES_AUSENCIA_VER',
      'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO',
      'MENU_VACATION_EMPLOYEE',
      'VACACIONES_CAMBIAR_ESTADO',
      'FICHAJE_CORREGIR',
      'ACCESOS_VER',
      'CONTRATOS_VER',
      'MENU_AGENTES_EN_LINEA',
      'USUARIOS_EN_LINEA_GESTIONAR',
      'TICKETS_VER',
      'TICKETS_CREAR',
      'TICKETS_EDITAR',
      'TICKETS_ASIGNAR_MASIVO',
      'MENU_REPORTES',
      'REPORTES_MIS_USUARIOS',
      'REPORTES_FICHAJE_VER',
      'developer',
    ],
  },
  {
    name: 'Agente',
    description: 'Atiende contactos y gestiona lo suyo como empleado',
    people: 257,
    post: { jobTitle: 'Teleoperador', jobLevel: 'N10', department: 'OPE' },
    permissions: [
      'MENU_SOLICITAR_VACACIONES_OP',
      'SOLICITAR_VACACIONES_OP_VER',
      'SOLICITAR_VACACIONES_OP_CREAR',
      'SOLICITAR_VACACIONES_OP_ELIMINAR',
      'TICKETS_VER',
      'TICKETS_CREAR',
      'developer',
    ],
  },
  {
    name: 'RRHH',
    description: 'Lleva la plantilla: ausencias, vacaciones y datos de las personas',
    people: 5,
    post: { jobTitle: 'Técnico de RRHH', jobLevel: 'N5', department: 'RRHH' },
    permissions: [
      'EMPLEADOS_EDITAR',
      'EMPLEADOS_VER_DATOS_PERSONALES',
      'ACCESOS_VER',
      'FICHAJE_CORREGIR',
      'REPORTES_TODOS',
      'REPORTES_FICHAJE_VER',
      'CONTRATOS_VER',
      'CONTRATOS_GESTIONAR',
      'CALENDARIOS_GESTIONAR',
      'MENU_GRUPO_EMPLEADOS',
      'GRUPO_EMPLEADOS_VER',
      'GRUPO_EMPLEADOS_CREAR',
      'GRUPO_EMPLEADOS_EDITAR',
      'MENU_ASIGNAR_COORDINADOR',
      'ASIGNAR_COORDINADOR_EMPLEADOS',
      'GESTIONAR_AUSENCIAS',
      'SOLICITUDES_AUSENCIA_VER',
      'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO',
      'AUSENCIAS_VER_JUSTIFICANTES',
      'MENU_TIPOLOGIA_AUSENCIAS',
      'TIPOLOGIA_AUSENCIAS_CREAR',
      'TIPOLOGIA_AUSENCIAS_EDITAR',
      'MENU_VACATION_EMPLOYEE',
      'VACACIONES_CAMBIAR_ESTADO',
      'TELETRABAJO_GESTIONAR',
      'MODELO_145_ADMON',
      'CERTIFICADOS_LISTAR_TODOS',
      'INFO_EVALUACION_PERSONAL',
      'INCIDENCIAS_VER',
      'INCIDENCIAS_GESTIONAR',
      'MENU_REPORTES',
      'REPORTES_GENERALES_VER',
      'CONTENIDOS_GESTIONAR',
    ],
  },
  {
    name: 'Nóminas',
    description: 'Recibe el modelo 145 y publica nóminas y retenciones',
    people: 3,
    post: { jobTitle: 'Administración de nóminas', jobLevel: 'N9', department: 'ADM' },
    permissions: [
      'NOMINAS_PUBLICAR',
      'CERTIFICADOS_LISTAR_TODOS',
      'MODELO_145_ADMON',
      'SOLICITUDES_AUSENCIA_VER',
    ],
  },
  {
    name: 'Supervisor de servicio',
    description: 'Responde de un servicio ante el cliente y de sus coordinadores',
    people: 5,
    post: { jobTitle: 'Supervisión', jobLevel: 'N6', department: 'OPE' },
    permissions: [
      'MENU_PROYECTOS',
      'PROYECTOS_EDITAR',
      'PROYECTOS_VER_REGISTROS',
      'PROYECTOS_EDITAR_REGISTRO',
      'MENU_ASIGNACIONES',
      'SKILLS_ASIGNAR_USUARIO',
      'SKILLS_QUITAR_ASIGNACION',
      'MENU_SUBCAMPANAS',
      'SUBCAMPANAS_VER',
      'SUBCAMPANAS_EDITAR',
      'MENU_GESTIONAR_VACACIONES_OP',
      'GESTIONAR_VACACIONES_OP_VER',
      'GESTIONAR_VACACIONES_OP_APROBAR',
      'GESTIONAR_VACACIONES_OP_RECHAZAR',
      'MENU_ACTIVAR_SEGEMENTACION',
      'SEGMENTACION_ACTIVAR',
      'MENU_CAMPOS_GESTION',
      'CAMPOS_GESTION_VER',
      'MENU_REPORTES',
      'REPORTES_MIS_PROYECTOS',
    ],
  },
  {
    name: 'Planificador (WFM)',
    description: 'Prevé la carga de trabajo y planifica los turnos',
    people: 3,
    post: { jobTitle: 'Planificación y tráfico', jobLevel: 'N5', department: 'WFM' },
    permissions: [
      'GRUPO_ANALITICA',
      'ANALITICA_DATOS',
      'MENU_GESTIONAR_VACACIONES_OP',
      'GESTIONAR_VACACIONES_OP_VER',
      'GESTIONAR_VACACIONES_OP_EXPORTAR',
      'MENU_REPORTES',
      'REPORTES_FICHAJE_SKILLS_VER',
      'MENU_PROCESAR_CARGUE',
      'CARGUE_VER',
    ],
  },
  {
    name: 'Gestor de datos',
    description: 'Carga listas, las limpia, las segmenta y las activa',
    people: 3,
    post: { jobTitle: 'Gestión de datos', jobLevel: 'N8', department: 'SIS' },
    permissions: [
      'MENU_CARGUE_REGISTROS',
      'MENU_CREAR_FORMATO',
      'MENU_PROCESAR_CARGUE',
      'MENU_EXPORTAR_CARGUE',
      'MENU_RESULTADOS_CARGUE',
      'MENU_GENERAR_SEGEMENTACION',
      'MENU_FILTRO_SEGEMENTACION',
      'MENU_PROCESAR_FILTROS_SEGMENTACION',
      'CARGUE_VER',
      'CARGUE_CREAR',
      'CARGUE_EDITAR',
      'CARGUE_ELIMINAR',
      'CARGUE_EXPORTAR',
      'CARGUE_GUARDAR_RESULTADOS',
      'CARGUE_CREAR_FORMATO',
      'SEGMENTACION_CREAR',
      'SEGMENTACION_FILTRAR',
      'SEGMENTACION_GENERAR',
      'SEGMENTACION_PROCESAR_FILTROS',
      'ANONIMIZACION_GESTIONAR',
      'MENU_LISTA_NEGRA',
      'LISTA_NEGRA_CREAR',
      'LISTA_NEGRA_ELIMINAR',
      'MENU_CAMPOS_GESTION',
      'CAMPOS_GESTION_VER',
      'CAMPOS_GESTION_CREAR',
      'CAMPOS_GESTION_EDITAR',
      'CAMPOS_GESTION_ELIMINAR',
    ],
  },
  {
    name: 'Calidad',
    description: 'Evalúa contactos y sigue los planes de mejora',
    people: 4,
    post: { jobTitle: 'Quality', jobLevel: 'N6', department: 'CAL' },
    permissions: [
      'EVALUACION_EMPLEADOS',
      'INFO_EVALUACION_PERSONAL',
      'MENU_REPORTES',
      'REPORTES_GENERALES_VER',
    ],
  },
  {
    name: 'Analista BI',
    description: 'Analiza los datos y publica informes',
    people: 1,
    post: { jobTitle: 'Análisis de datos', jobLevel: 'N5', department: 'BI' },
    permissions: [
      'GRUPO_ANALITICA',
      'ANALITICA_DATOS',
      'MENU_ACCESOS_COSTOS_IT',
      'MENU_INFORMES_POWER_BI',
      'POWERBI_VER',
      'POWERBI_CREAR',
    ],
  },
  {
    name: 'Representante legal (RLT)',
    description: 'Representa a la plantilla y consulta lo que la ley le permite',
    people: 2,
    post: { jobTitle: 'Teleoperador', jobLevel: 'N10', department: 'OPE' },
    permissions: ['MENU_REPORTES', 'REPORTES_FICHAJE_VER'],
  },
  {
    name: 'DPD (protección de datos)',
    description: 'Vela por los datos personales y atiende a quien ejerce sus derechos',
    people: 1,
    post: { jobTitle: 'Protección de datos', jobLevel: 'N4', department: 'LEG' },
    permissions: ['MENU_LOGS', 'ANONIMIZACION_GESTIONAR', 'MENU_LISTA_NEGRA'],
  },
] as const satisfies readonly DemoRole[]

export type RoleName = (typeof roles)[number]['name']

/** The catalogue ids that a role holds. */
export function permissionIds(role: DemoRole): number[] {
  if (role.allPermissions === true) return []
  return [...new Set<PermissionName>([...everybody, ...role.permissions])].map(idOf)
}

function idOf(name: PermissionName): number {
  const permission = permissionByName(name)
  if (permission === undefined) throw new Error(`the catalogue lacks the permission ${name}`)
  return permission.id
}
