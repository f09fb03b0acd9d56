export const loadAllReports = async () => (await import('./all-reports-screen.tsx')).AllReportsScreen
export const loadLogs = async () => (await import('./logs-screen.tsx')).LogsScreen
