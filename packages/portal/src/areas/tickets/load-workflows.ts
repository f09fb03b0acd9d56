import { loadPhrases } from '#phrases/i18n.ts'

/** The screen of workflows with the phrases that only it needs. */
export async function loadWorkflows() {
  const [file] = await Promise.all([import('./workflows-screen.tsx'), loadPhrases('workflows')])
  return file.WorkflowsScreen
}
