/** The permissions of form 145, certificates and payslips (spec §6). */
export const payrollPermissions = {
  area: 'payroll',
  permissions: [
    { id: 501, name: 'MODELO_145', kind: 'view' },
    { id: 502, name: 'MODELO_145_ADMON', kind: 'act' },
    { id: 503, name: 'RETENCIONES_VER', kind: 'view' },
    { id: 504, name: 'CERTIFICADOS_LISTAR_TODOS', kind: 'view' },
    { id: 505, name: 'NOMINAS_PUBLICAR', kind: 'act' },
  ],
} as const
