import { loadPhrases } from '#phrases/i18n.ts'

/** The screens of working time with their phrases. */
export async function loadAccesses() {
  const [file] = await Promise.all([
    import('./accesses-screen.tsx'),
    loadPhrases('shifts'),
    loadPhrases('workdays'),
    loadPhrases('corrections'),
    loadPhrases('hours'),
    loadPhrases('clock'),
    loadPhrases('proof'),
    loadPhrases('monthSheets'),
    loadPhrases('ledger'),
  ])
  return file.AccessesScreen
}

export async function loadTimer() {
  const [file] = await Promise.all([
    import('./timer-screen.tsx'),
    loadPhrases('shifts'),
    loadPhrases('workdays'),
    loadPhrases('corrections'),
    loadPhrases('clock'),
  ])
  return file.TimerScreen
}

export async function loadEmployeeAccesses() {
  const [file] = await Promise.all([
    import('./employee-accesses-screen.tsx'),
    loadPhrases('shifts'),
    loadPhrases('planner'),
    loadPhrases('workdays'),
    loadPhrases('corrections'),
    loadPhrases('hours'),
    loadPhrases('proof'),
    loadPhrases('monthSheets'),
    loadPhrases('ledger'),
    loadPhrases('timeRules'),
  ])
  return file.EmployeeAccessesScreen
}

export async function loadAccessChanges() {
  const [file] = await Promise.all([
    import('./access-changes-screen.tsx'),
    loadPhrases('workdays'),
    loadPhrases('corrections'),
  ])
  return file.AccessChangesScreen
}

export async function loadClockEntries() {
  const [file] = await Promise.all([
    import('./clock-entries-screen.tsx'),
    loadPhrases('workdays'),
    loadPhrases('corrections'),
    loadPhrases('hours'),
  ])
  return file.ClockEntriesScreen
}

export async function loadWorkingHours() {
  const [file] = await Promise.all([import('./working-hours-screen.tsx'), loadPhrases('hours')])
  return file.WorkingHoursScreen
}

export async function loadSkillHours() {
  const [file] = await Promise.all([import('./skill-hours-screen.tsx'), loadPhrases('hours')])
  return file.SkillHoursScreen
}

export async function loadOnlineAgents() {
  const [file] = await Promise.all([
    import('./online-agents-screen.tsx'),
    loadPhrases('adherence'),
    loadPhrases('clock'),
  ])
  return file.OnlineAgentsScreen
}
