import { Alert, Button, EmptyState, ErrorState, Progress, Skeleton, Tooltip } from '@portal/ui-kit'
import type { Advice } from './advice.ts'

export const feedback = {
  Alert: {
    do: [
      'Say what is wrong, then what to do.',
      'Place it where it matters: above the form, at the top of the card.',
    ],
    dont: ['Use it for what passes: that is a toast.', 'Show more than two on a page.'],
    example: {
      do: () => (
        <Alert tone="warning" title="The period ends on Friday">
          Send your absences of November before 18:00.
        </Alert>
      ),
      dont: () => <Alert tone="danger">Error!</Alert>,
    },
  },
  toast: {
    do: ['Say that something is done, in one line.', 'Offer Undo where there is a way back.'],
    dont: [
      'Say something that people must do: it goes by itself.',
      'Show errors of a form: they stand at the fields.',
    ],
  },
  Dialog: {
    do: ['Ask one thing, and name it in the title and on the button.', 'Keep it to what fits a phone.'],
    dont: ['Open one from another.', 'Use it for what deserves an address: that is a page.'],
  },
  ConfirmDialog: {
    do: ['Name what is destroyed and how much: “Delete 3 templates”.', 'Put the same verb on the button.'],
    dont: ['Ask “Are you sure?”.', 'Ask before what can be taken back: do it and offer Undo.'],
  },
  Drawer: {
    do: ['Use it to look at or change one row, with the list still in sight.'],
    dont: ['Fill it with a page of its own.', 'Open a second one over it.'],
  },
  Popover: {
    do: ['Use it for little that belongs to what was pressed, such as one filter.'],
    dont: ['Put a long form into it.', 'Open it on hover: a Tooltip does that for a line of text.'],
  },
  Tooltip: {
    do: ['Add one line that helps, and that nobody needs.'],
    dont: ['Hide what must be read: on a phone there is no hover.', 'Put links or buttons into it.'],
    example: {
      do: () => (
        <Tooltip text="Reads the list again">
          <Button icon="refresh">Refresh</Button>
        </Tooltip>
      ),
      dont: () => (
        <Tooltip text="Your password ends tomorrow">
          <Button>Profile</Button>
        </Tooltip>
      ),
    },
  },
  EmptyState: {
    do: [
      'Tell apart: nothing there yet, nothing that matches, nothing you may see.',
      'Offer the one thing to do now.',
    ],
    dont: ['Blame: “You have not…”.', 'Show it while the answer is still coming: that is a Skeleton.'],
    example: {
      do: () => <EmptyState kind="none-match" action={<Button>Clear filters</Button>} />,
      dont: () => <EmptyState title="No data" />,
    },
  },
  ErrorState: {
    do: ['Say what could not be done, and let people try again there.', 'Keep the rest of the page.'],
    dont: ['Show the text of the machine alone.', 'Use it for the error of a field.'],
    example: {
      do: () => (
        <ErrorState
          title="The loads could not be read"
          detail="The server did not answer."
          onRetry={() => undefined}
        />
      ),
      dont: () => <ErrorState title="Error" detail="TypeError: undefined is not a function" />,
    },
  },
  Progress: {
    do: ['Say how much of how much, and how long still, as soon as it is known.'],
    dont: ['Make numbers up.', 'Use it for an amount that stays: that is a Meter.'],
    example: {
      do: () => <Progress label="Import" value={1200} max={4000} valueLabel="1,200 of 4,000 rows" />,
      dont: () => <Progress label="Please wait" value={99} />,
    },
  },
  Skeleton: {
    do: ['Use it for the first load, in the shape of what comes.'],
    dont: ['Show it when something stands there already: keep that until the new has come.'],
    example: { do: () => <Skeleton lines={3} />, dont: () => <Skeleton lines={14} /> },
  },
  LoadingOverlay: {
    do: ['Use it while nothing on the page can be used, and say why after some seconds.'],
    dont: ['Cover a page for one part of it: that part has a Skeleton.'],
  },
  OfflineBanner: {
    do: ['Show it once, at the top, and say what still works.'],
    dont: ['Take what is written away, or the page.'],
  },
  SessionPrompt: {
    do: ['Ask early enough: at least twenty seconds before the end.', 'Let one key say yes.'],
    dont: ['End a session in which something is being written without a way back.'],
  },
  NotificationCentre: {
    do: ['Keep what came while people were away, and let them mark it as read.'],
    dont: ['Count what they have seen.', 'Open it by itself.'],
  },
  NotificationList: {
    do: ['Use it where the notices are the page.'],
    dont: ['Use it for a conversation: that is a Chat.'],
  },
} satisfies Record<string, Advice>
