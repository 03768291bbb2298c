import { configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { toChange } from '../lesson/lesson-change.rule.ts'
import { newEntry } from '../outbox/outbox-entry.rule.ts'
import { outboxSlice } from '../outbox/outbox.slice.ts'
import { SyncStatus } from './sync-status.tsx'

it('says why a note was not saved when the account has a newer one, and what to do', async () => {
  const change = toChange({
    ...{ kind: 'note', text: 'Tag first', key: 'key-1' },
    ...{ code: 'IC0110', lessonId: 'a', title: 'Climbing' },
  })
  const entry = {
    ...newEntry(change, { owner: 'ana@oncall.test', order: 1, madeAt: 0 }),
    ...{ isRefused: true, lastError: { status: 409, message: '' } },
  }
  const store = configureStore({ reducer: { outbox: outboxSlice.reducer } })
  store.dispatch(outboxSlice.actions.entriesRead({ entries: [entry], storage: 'stored' }))
  render(
    <Provider store={store}>
      <SyncStatus />
    </Provider>,
  )
  await userEvent.click(screen.getByText('1 change was rejected', { selector: 'summary' }))
  expect(screen.getByText(/Your account has a newer note/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Discard: Note on “Climbing”' })).toBeVisible()
})
