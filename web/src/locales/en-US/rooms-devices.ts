import type { Phrases } from '../phrases.ts';
import type { roomsDevices as source } from '../pt-BR/rooms-devices.ts';

export const roomsDevices: Phrases<typeof source> = {
  heading: 'Camera and sound',
  headingGuest: 'Sound and connection',
  trial: 'Equipment test',
  lead: 'Choose what you take part with and see whether it works. Nothing is sent before you come in.',
  leadGuest: 'Observers use neither camera nor microphone. See whether sound and connection work.',
  back: 'Back',
  knock: 'Ask to join',
  open: 'Enter the room',
  notEntered: 'You could not come in',
  ask: 'The browser will ask whether it may use your camera and microphone.',
  turnOn: 'Turn on camera and mic',
  picture: 'What your camera shows',
  cameraOff: 'You take part without a camera.',
  noPicture: 'The camera is off.',
  label: { camera: 'Camera', microphone: 'Microphone', speaker: 'Speaker' },
  choose: { camera: 'Choose a camera', microphone: 'Choose a microphone', speaker: 'Choose a speaker' },
  required: {
    camera: 'Select a camera, or “No camera”',
    microphone: 'Select a microphone, or “No microphone”',
  },
  own: {
    camera: 'Default camera',
    microphone: 'Default microphone',
    speaker: 'Default output',
  },
  numbered: { camera: 'Camera {{number}}', microphone: 'Microphone {{number}}', speaker: 'Speaker {{number}}' },
  none: { camera: 'No camera', microphone: 'No microphone' },
  away: 'What you used last time (not connected)',
  replaced: {
    camera: 'The camera you chose is not connected. The browser took another one.',
    microphone: 'The microphone you chose is not connected. The browser took another one.',
  },
  quality: {
    label: 'Video quality',
    hint: 'We recommend 720p. On a slow connection, choose 480p.',
    '480p': '480p (640×480)',
    '720p': '720p (1280×720)',
    '1080p': '1080p (1920×1080)',
  },
  noise: 'Reduce noise',
  noiseText: 'Filters fans, keyboards and streets. Turn it off to play music.',
  verdict: { untested: 'Not tested', passed: 'Works', failed: 'Has a problem', none: 'Not used' },
  hearing: {
    listening: 'Say something: the bars light up when we hear you.',
    heard: 'We can hear you.',
    silent: 'We have not heard anything yet. Check that the microphone is not muted, or choose another one.',
  },
  speaker: {
    title: 'Speaker',
    own: 'This browser uses the sound output of the device. Change it in the system settings.',
    play: 'Play a sound',
    again: 'Play it again',
    question: 'Did you hear two notes?',
    yes: 'I heard it',
    no: 'I heard nothing',
    unheard: 'Let us find the sound',
    unplayed: 'The browser did not play the sound',
    steps:
      'Turn up the volume of the device and check that it is not muted.\nCheck that the sound does not go to a headset or TV over Bluetooth.\nChoose another speaker in the list, if there is one, and play it again.',
  },
  connection: {
    title: 'Connection',
    text: 'Checks whether sound and pictures get out of your network.',
    check: 'Test connection',
    again: 'Test again',
    running: 'Testing, up to 12 seconds…',
    passed: 'Your network lets sound and pictures through.',
    notConfigured: 'No relay',
    direct:
      'Your browser is ready for calls. This installation has no relay configured, so calls go straight from one person to the other, which some company networks block.',
    failed: 'Your network did not let the call through',
    failedSteps:
      'Turn off the VPN, if you use one, and test again.\nTry another network, such as your phone’s.\nIn a company network, ask for WebRTC calls (TURN) to be allowed.',
    unsupported: 'This browser can’t make calls',
    unsupportedSteps:
      'Open this link in a current version of Chrome, Edge, Firefox or Safari.\nTurn off extensions that block WebRTC and test again.',
  },
  retry: 'Try again',
  without: { camera: 'Go on without a camera', microphone: 'Go on without a microphone', both: 'Go on without either' },
  problem: {
    both: {
      denied: 'Camera and microphone were not allowed',
      missing: 'No camera and no microphone found',
      busy: 'Another program is using camera and microphone',
      insecure: 'The browser allows camera and microphone only on secure addresses',
      unsupported: 'This browser gives no access to camera or microphone',
      failed: 'Camera and microphone could not be accessed',
    },
    camera: {
      denied: 'The camera was not allowed',
      missing: 'No camera found',
      busy: 'Another program is using the camera',
      insecure: 'The browser allows the camera only on secure addresses',
      unsupported: 'This browser gives no access to the camera',
      failed: 'The camera could not be accessed',
    },
    microphone: {
      denied: 'The microphone was not allowed',
      missing: 'No microphone found',
      busy: 'Another program is using the microphone',
      insecure: 'The browser allows the microphone only on secure addresses',
      unsupported: 'This browser gives no access to the microphone',
      failed: 'The microphone could not be accessed',
    },
  },
  steps: {
    allow: {
      chromium:
        'Press the icon beside the address, at the top of the window.\nAllow camera and microphone for this site.\nTry again.',
      firefox:
        'Click the icon of a camera or microphone beside the address.\nRemove the block for this site.\nTry again and choose Allow.',
      safari:
        'In the Safari menu, open “Settings for This Website”.\nUnder Camera and Microphone, choose Allow.\nTry again.',
      ios: 'Tap the options button in the address bar and open “Website Settings”.\nUnder Camera and Microphone, choose Allow.\nReload the page.',
      android:
        'Tap the icon beside the address and open “Permissions”.\nAllow camera and microphone for this site.\nTry again.',
    },
    system: 'If it is allowed here already, allow the browser in the privacy settings of the device.',
    missing:
      'Connect the device, or check that its cable or Bluetooth holds.\nIf it has a switch or a cover, open it.\nTry again.',
    busy: 'Close other calls and programs that use the device, such as Zoom, Teams or Meet.\nClose other tabs with video.\nTry again.',
    insecure:
      'Open this same address starting with https://.\nIf it does not open, ask whoever invited you for a new link.',
    unsupported:
      'If the link opened inside another app, open it in the browser of the device.\nUse a current version of Chrome, Edge, Firefox or Safari.',
    failed: 'Unplug the device and plug it in again.\nClose the browser and open this link again.\nTry again.',
  },
};
