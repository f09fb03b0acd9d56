import type { MatrixArea, MatrixColumn } from './matrix.ts'

export const columns: MatrixColumn[] = [
  { id: 'view', label: 'Ver' },
  { id: 'create', label: 'Crear' },
  { id: 'edit', label: 'Editar' },
  { id: 'delete', label: 'Eliminar' },
]

const kinds: Record<string, string> = { v: 'view', c: 'create', e: 'edit', d: 'delete' }

const names: [string, string[]][] = [
  [
    'Usuarios y accesos',
    ['Usuarios vced', 'Roles vced', 'Permisos v', 'Accesos v', 'Grupos de empleados vced'],
  ],
  [
    'Vacaciones y ausencias',
    [
      'Solicitudes de vacaciones vced',
      'Vacaciones OP vcd',
      'Festivos vced',
      'Ausencias ve',
      'Tipos de ausencia vced',
      'Teletrabajo ve',
    ],
  ],
  ['Fichaje', ['Fichajes vce', 'Fichaje por habilidad v', 'Tipos de pausa vced']],
  [
    'Nóminas y documentos',
    ['Nóminas vc', 'Modelo 145 vce', 'Certificados v', 'Documentos de políticas vced'],
  ],
  ['Cargas', ['Cargas vced', 'Formatos vced', 'Registros duplicados vd', 'Resultados vced']],
  ['Proyectos', ['Proyectos vced', 'Subcampañas vced', 'Habilidades vced', 'Aperturas vce']],
  ['Tickets', ['Tickets vced', 'Prioridades vced', 'Etiquetas vced', 'Flujos de trabajo vced']],
  [
    'Informes',
    ['Informe general v', 'Informe de fichajes v', 'Inteligencia de negocio vc', 'Códigos analíticos vced'],
  ],
  ['Análisis', ['Predicción de carga v', 'Predicción de costes v', 'Agrupación vc', 'Anomalías v']],
  ['Listas', ['Gestión de listas vced', 'Descarga de listas v', 'Lista negra vcd', 'Campañas vced']],
  ['Automatización', ['Automatizaciones vced', 'Estados vced', 'Segmentación vced']],
  ['Comunicación', ['Noticias vced', 'Notificaciones v', 'Exclusiones vcd', 'Plantillas vced', 'Chat v']],
  ['Evaluación', ['Evaluación de empleados vced', 'Evaluación personal v', 'Cuestionarios vced']],
  [
    'Configuración',
    [
      'Países vced',
      'Aplicaciones vced',
      'Campos de gestión vced',
      'Preguntas frecuentes vced',
      'Enlaces vced',
    ],
  ],
]

/** About as many permissions as the portal has, with consecutive ids from 1. */
export const areas: MatrixArea[] = build()

function build(): MatrixArea[] {
  let last = 0
  return names.map(([label, rows]) => ({
    id: label,
    label,
    rows: rows.map((row) => {
      const [, name = '', letters = ''] = /^(.*) ([vced]+)$/.exec(row) ?? []
      const permissions = Object.fromEntries(
        Array.from(letters, (letter) => [kinds[letter] ?? '', `${++last}`]),
      )
      return { id: name, label: name, permissions }
    }),
  }))
}
