/** The permissions and routes of form 145, certificates and payslips (spec §2, §6). */
export const payroll = {
  area: 'payroll',
  permissions: [
    { id: 501, name: 'MODELO_145', kind: 'view', label: 'Modelo 145 propio' },
    { id: 502, name: 'MODELO_145_ADMON', kind: 'act', label: 'Modelo 145: administrar' },
    { id: 503, name: 'RETENCIONES_VER', kind: 'view', label: 'Nóminas y retenciones propias: ver' },
    { id: 504, name: 'CERTIFICADOS_LISTAR_TODOS', kind: 'view', label: 'Certificados: listar todos' },
    { id: 505, name: 'NOMINAS_PUBLICAR', kind: 'act', label: 'Nóminas y certificados: publicar' },
  ],
  routes: [
    { path: '/modelo145', anyOf: ['MODELO_145'], layout: 'main' },
    { path: '/certificado', anyOf: ['RETENCIONES_VER'], layout: 'main' },
    { path: '/certificados', anyOf: ['CERTIFICADOS_LISTAR_TODOS'], layout: 'main' },
    { path: '/nominas', anyOf: ['RETENCIONES_VER'], layout: 'main' },
    { path: '/admin/format145', anyOf: ['MODELO_145_ADMON'], layout: 'main' },
  ],
} as const
