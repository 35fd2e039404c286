import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, SlidersHorizontal } from '@kyakhta/ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

type FilterDialogProps = {
  /** How many filters are on. */
  count: string | null;
  /** The address with what the fields say; null while one of them cannot be read. */
  href: () => string | null;
  /** The address without filters. */
  without: string;
  /** Begins the fields anew with what the address says. */
  onOpen: () => void;
  children: ReactNode;
};

/** A button that asks for the filters of a list, which its address then holds. */
export function FilterDialog({ count, href, without, onOpen, children }: FilterDialogProps) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const go = (to: string) => {
    setAsks(false);
    void navigate(to);
  };
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => {
          onOpen();
          setAsks(true);
        }}
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />
        {count === null ? t`Filters` : t({ message: `Filters: ${count}`, comment: 'Button: how many filters of a list are on' })}
      </Button>
      {asks ? (
        <Dialog title={t`Filters`} closeLabel={t`Close`} onClose={() => setAsks(false)}>
          <form
            noValidate
            className="grid gap-4"
            onSubmit={(submit) => {
              submit.preventDefault();
              const to = href();
              if (to !== null) go(to);
            }}
          >
            {children}
            <div className="flex flex-wrap justify-end gap-2">
              {count === null ? null : (
                <Button variant="ghost" onClick={() => go(without)}>
                  {t({ message: 'Clear filters', comment: 'Button: shows a list without its filters' })}
                </Button>
              )}
              <Button type="submit">{t({ message: 'Apply', comment: 'Button: shows a list with the filters that are chosen' })}</Button>
            </div>
          </form>
        </Dialog>
      ) : null}
    </>
  );
}
