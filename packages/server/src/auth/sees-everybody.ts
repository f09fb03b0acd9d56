const everybody = ['MENU_USUARIOS', 'USUARIOS_VER', 'MENU_ASIGNACIONES', 'USUARIOS_ASIGNAR_ROLES']

/** Whether somebody may see everybody's name; others see themselves and those they coordinate. */
export const seesEverybody = (permissions: ReadonlySet<string>): boolean =>
  everybody.some((name) => permissions.has(name))
