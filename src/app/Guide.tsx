import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import words from 'content:layout-words';
import practice from 'content:practice';
import { office } from '#src/delivery/office.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { counted } from '#src/domain/counted.ts';
import { fetchOnce } from '#src/domain/fetch-once.ts';
import { PanelShell, type ShellHandle } from '#src/guide/view/PanelShell.tsx';
import type { Written } from '#src/guide/view/written-text.ts';
import { afterPaint } from '#src/ui/after-paint.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { ChatIcon, PhoneIcon, WhatsAppIcon } from './channel-icons.tsx';
import { ChatLink, TopicContext } from './ChatLink.tsx';
import { FailedGuide } from './FailedGuide.tsx';
import { menuFurther } from './navigation.ts';
import { requestIn, withRequest, type GuideRequest } from './guide-request.ts';
import { isReachable } from './stale-build.ts';
import { savesData } from './stillness.ts';
import styles from './Guide.module.css';

type PanelModule = typeof import('#src/guide/view/GuidePanel.tsx');

const loadPanel = fetchOnce(() => import('#src/guide/view/GuidePanel.tsx'));

/** The guide, ready to be opened. */
async function readyPanel(): Promise<PanelModule> {
  const panel = await loadPanel();
  await panel.prepareGuide();
  return panel;
}

/** The same ahead of its time; what cannot be had then is fetched again when it is needed. */
const panelAhead = () => readyPanel().catch(() => undefined);

/**
 * The bar at the lower edge with the ways to the office and the button that opens the guide, and the guide: its panel at once, all else once its code is there. The code
 * comes on the first sign of interest. The bar stays where it is: what came and went would lie over the page, or come under a finger.
 */
export function Guide({ pathname }: { readonly pathname: string }) {
  const [panel, setPanel] = useState<PanelModule>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [unread, setUnread] = useState(0);
  const [request, setRequest] = useState<GuideRequest>();
  const [written, setWritten] = useState<Written>();
  const shell = useRef<ShellHandle>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  const take = (taken: Written) => {
    setWritten(taken);
    if (taken.said !== undefined) setRequest({ kind: 'ask', text: taken.said });
  };
  const open = useCallback((asked: GuideRequest, isFromAddress: boolean) => {
    setHasFailed(false);
    setIsOpen(true);
    const takeOver = async (module: PanelModule) => {
      await shell.current?.settled();
      // Undefined of one that was closed meanwhile, and has handed on what was done in it.
      const taken = shell.current?.written();
      // At once, so that nothing is done in a panel that is left.
      flushSync(() => {
        if (taken) take(taken);
        setPanel(module);
      });
    };
    const fail = async () => {
      // The code is gone after a deploy, or the browser remembers that it could not be had: only a new document helps.
      // One that was loaded anew for this very request does not try it again.
      const hasTried = isFromAddress && wasReloaded();
      if (!hasTried && (await isReachable()) && shell.current?.leave() !== false) loadAnewWith(asked);
      else {
        setHasFailed(true);
        setIsOpen(shell.current?.isInUse() === true);
      }
    };
    // Not React.lazy: React holds a suspended panel back longer than it takes to show it.
    afterPaint(() => {
      readyPanel().then(takeOver, fail);
    });
  }, []);
  const close = useCallback(() => {
    setIsOpen(false);
    setWritten(undefined);
  }, []);
  useEffect(() => {
    // Only now can the launcher be seen again; before, focus would be lost.
    if (wasOpen.current && !isOpen) launcher.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useRequests(setRequest, open);
  const topic = useContext(TopicContext);
  const service = isService(pathname) ? topic : undefined;

  return (
    <>
      <nav aria-label={words.dock.name} className={styles.dock}>
        <a
          href={office.call}
          className={styles.way}
          aria-label={fillTemplate(words.dock.call, { phone: practice.phone })}
        >
          <PhoneIcon />
          <span>{practice.phone}</span>
        </a>
        <ChatLink className={styles.way} name={words.dock.whatsApp}>
          <WhatsAppIcon />
          <span>{words.dock.whatsApp}</span>
        </ChatLink>
        <ul className={styles.further}>
          {menuFurther.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-open={isOpen || undefined}
        // A finger touches what it taps at once: then the panel goes first.
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') void panelAhead();
        }}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) void panelAhead();
        }}
        onClick={
          isOpen
            ? close
            : () => {
                open({ kind: 'open' }, false);
              }
        }
      >
        <ChatIcon />
        <span>{words.guide.open}</span>
        {unread > 0 && (
          <span key={unread} className={styles.unread}>
            {counted(words.guide.unread, unread)}
          </span>
        )}
      </button>
      {hasFailed && !isOpen && (
        <p role="alert" className={styles.failed}>
          {words.guide.notLoaded}
        </p>
      )}
      {isOpen && !panel && (
        <PanelShell
          ref={shell}
          service={service}
          written={written}
          isAsked={request !== undefined}
          failure={hasFailed ? words.guide.notLoaded : undefined}
          onClose={(left) => {
            setIsOpen(false);
            take({ ...left, selection: undefined });
          }}
          onSaid={() => {
            if (hasFailed) open({ kind: 'open' }, false);
          }}
        />
      )}
      {panel && (
        <ErrorBoundary attempt={isOpen} instead={isOpen && <FailedGuide onClose={close} />}>
          <panel.GuidePanel
            pathname={pathname}
            looksAhead={!savesData()}
            isOpen={isOpen}
            request={request}
            written={written}
            onClose={close}
            onUnread={setUnread}
          />
        </ErrorBoundary>
      )}
    </>
  );
}

/** Whether an address is that of one service, `/services/…/…`. */
const isService = (pathname: string) => /^\/services\/[^/]+\/[^/]+$/.test(pathname);

const wasReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

function loadAnewWith(request: GuideRequest) {
  window.history.replaceState(
    window.history.state,
    '',
    withRequest(window.location.search, request) + window.location.hash,
  );
  window.location.reload();
}

/** `?ask=…` and `?guide=…` open the guide; they leave the address once they are read. */
function useRequests(
  onRequest: (request: GuideRequest) => void,
  open: (request: GuideRequest, isFromAddress: boolean) => void,
) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const found = requestIn(search);
    if (!found) return;
    onRequest(found.request);
    open(found.request, true);
    void navigate(pathname + found.rest + hash, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate, onRequest, open]);
}
