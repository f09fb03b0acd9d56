import { applyTheme, Button, MenuButton, Page, PageHeader, Stack, themes, toast } from '@portal/ui-kit'
import { useState } from 'react'
import { BreakForm } from './break-form.tsx'
import { type BreakType, BreaksTable } from './breaks-table.tsx'

const known: BreakType[] = [
  { id: 'coffee', name: 'Coffee', minutes: 15 },
  { id: 'screen', name: 'Away from the screen', minutes: 5 },
]

const themeChoice = {
  items: themes.map((theme) => ({ id: theme, label: theme, onAction: () => applyTheme(theme) })),
}

// #region screen
export function BreaksScreen() {
  const [breaks, setBreaks] = useState(known)
  const [isAdding, setAdding] = useState(false)
  return (
    <Page>
      <PageHeader
        title="Breaks"
        description="What an agent may choose when the telephone must wait."
        actions={
          <>
            <Button tone="primary" icon="plus" onPress={() => setAdding(true)}>
              New break
            </Button>
            <MenuButton label="Theme" sections={[themeChoice]} />
          </>
        }
      />
      <Stack>
        {isAdding && (
          <BreakForm
            taken={breaks.map(({ name }) => name)}
            onAdd={(added) => {
              setBreaks([...breaks, added])
              setAdding(false)
              toast({ tone: 'success', title: `${added.name} can be chosen now` })
            }}
          />
        )}
        <BreaksTable breaks={breaks} />
      </Stack>
    </Page>
  )
}
// #endregion
