/** The routes of form 145, certificates and payslips (spec §2). */
export const payrollRoutes = {
  area: 'payroll',
  routes: [
    { path: '/modelo145', anyOf: ['MODELO_145'], layout: 'main' },
    { path: '/certificado', anyOf: ['RETENCIONES_VER'], layout: 'main' },
    { path: '/certificados', anyOf: ['CERTIFICADOS_LISTAR_TODOS'], layout: 'main' },
    { path: '/nominas', anyOf: ['RETENCIONES_VER'], layout: 'main' },
    { path: '/admin/format145', anyOf: ['MODELO_145_ADMON'], layout: 'main' },
  ],
} as const
