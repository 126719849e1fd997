import type { NewPush } from '@edubba/protocol';
import { notices } from '../api.ts';
import { fromBase64url } from './passkey.ts';

/** Whether this browser can be told anything while no page is open; `blocked`: the person has said no to it. */
export type PushState = 'on' | 'off' | 'blocked' | 'unknown-here';

/** The service worker that would be told; nothing where there is none (a private window, a page under development). */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

export async function pushState(): Promise<PushState> {
  const registration = await worker();
  if (registration === undefined) return 'unknown-here';
  if (Notification.permission === 'denied') return 'blocked';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Asks the person, subscribes this browser, and tells the house where to reach it. */
export async function startPush(): Promise<PushState> {
  const registration = await worker();
  if (registration === undefined) return 'unknown-here';
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: fromBase64url(await notices.key()),
  });
  await notices.subscribe(subscription.toJSON() as NewPush);
  return 'on';
}

export async function stopPush(): Promise<PushState> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription !== null && subscription !== undefined) {
    await notices.unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return pushState();
}
