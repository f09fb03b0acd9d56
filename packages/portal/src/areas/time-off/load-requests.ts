import { loadPhrases } from '#phrases/i18n.ts'

/** The screen of the requests with its words, which are those of the page that says which permission is missing. */
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
