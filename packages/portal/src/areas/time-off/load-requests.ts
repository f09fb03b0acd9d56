import { loadPhrases } from '#phrases/i18n.ts'

/** The screen of the requests, with the phrases of the page that names the missing permission. */
export async function loadRequests() {
  const [file] = await Promise.all([
    import('./requests-screen.tsx'),
    loadPhrases('access'),
    loadPhrases('inbox'),
    loadPhrases('vacations'),
    loadPhrases('vacationTeam'),
    loadPhrases('permissions'),
  ])
  return file.RequestsScreen
}
