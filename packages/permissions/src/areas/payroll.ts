/** The permissions of form 145, certificates and payslips (spec §6). */
export const payrollPermissions = {
  area: 'payroll',
  permissions: [
    { id: 501, name: 'MODELO_145', kind: 'view', label: 'Modelo 145 propio' },
    { id: 502, name: 'MODELO_145_ADMON', kind: 'act', label: 'Modelo 145: administrar' },
    { id: 503, name: 'RETENCIONES_VER', kind: 'view', label: 'Nóminas y retenciones propias: ver' },
    { id: 504, name: 'CERTIFICADOS_LISTAR_TODOS', kind: 'view', label: 'Certificados: listar todos' },
    { id: 505, name: 'NOMINAS_PUBLICAR', kind: 'act', label: 'Nóminas y certificados: publicar' },
  ],
} as const
