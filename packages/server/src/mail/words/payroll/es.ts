/** Letters about payslips. */
export const payroll = {
  payslipPublished: {
    subject: 'Su nómina de {{month}}',
    lines: ['Ya puede ver y descargar su nómina de {{month}}, con el resumen de horas del mes.'],
    action: 'Ver la nómina',
  },
  payslipDue: {
    subject: 'Tiene una nómina sin descargar',
    lines: ['Su nómina de {{month}} está publicada y todavía no la ha descargado.'],
    action: 'Ver la nómina',
  },
}
