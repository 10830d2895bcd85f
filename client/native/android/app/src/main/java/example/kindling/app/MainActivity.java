package example.kindling.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
