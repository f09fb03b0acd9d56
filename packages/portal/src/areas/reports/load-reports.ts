import { loadPhrases } from '#phrases/i18n.ts'

export async function loadAllReports() {
  const [file] = await Promise.all([import('./all-reports-screen.tsx'), loadPhrases('definitions')])
  return file.AllReportsScreen
}
export const loadLogs = async () => (await import('./logs-screen.tsx')).LogsScreen
